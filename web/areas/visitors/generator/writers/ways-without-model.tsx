import { useEffect } from 'preact/hooks'
import { authors, readAuthors } from './authors.ts'
import { Offer } from './offer.tsx'

/** The ways to whole cases, where no model is configured that writes them; nothing while that is not known. */
export function WaysWithoutModel({ summary }: { summary: string }) {
  useEffect(() => void readAuthors(), [])
  return authors.value?.model.configured === false ? <Offer summary={summary} /> : null
}
