import { useEffect } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/rewording.ts'
import { authors, readAuthors } from '../writers/authors.ts'
import { Offer } from '../writers/offer.tsx'
import { makeRunnable } from './request.ts'

interface MakeRunnableProps {
  ids: () => readonly string[]
  /** What the button says. */
  words: string
  label?: string
}

/** The button that makes cases runnable; without a configured model, the other ways. */
export function MakeRunnable({ ids, words, label }: MakeRunnableProps) {
  useEffect(() => void readAuthors(), [])
  if (authors.value?.model.configured === false) return <Offer summary={texts.ways} hint={texts.waysHint} />
  return (
    <Button small label={label} act={() => makeRunnable(ids())}>
      {words}
    </Button>
  )
}
