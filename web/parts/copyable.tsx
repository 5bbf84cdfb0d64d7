import { useRef } from 'preact/hooks'
import { texts } from '../texts/en/parts.ts'
import { Button } from './button.tsx'
import { useCopying } from './copying.ts'

/** A text to take along under its name ("the key"), with a button that copies it. */
export function Copyable({ name, text }: { name: string; text: string }) {
  const shown = useRef<HTMLPreElement>(null)
  const { said, copy } = useCopying(text, () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  })
  return (
    <div class="value">
      <p>{`${name[0]?.toUpperCase()}${name.slice(1)}`}</p>
      <pre tabIndex={0} aria-label={name} ref={shown}>
        {text}
      </pre>
      <Button small act={copy} label={`${texts.copy} ${name}`}>
        {said || texts.copy}
      </Button>
    </div>
  )
}
