import { useRef, useState } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/settings.ts'

/** A text to take along under its name ("the key"), with a button that copies it. */
export function Copyable({ name, text }: { name: string; text: string }) {
  const shown = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState(texts.copy)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
      announce(`${texts.copied} ${name}`)
    } catch {
      setSaid(texts.copyByKeys)
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
    setTimeout(() => setSaid(texts.copy), 2000)
  }
  return (
    <div class="value">
      <p>{`${name[0]?.toUpperCase()}${name.slice(1)}`}</p>
      <pre tabIndex={0} aria-label={name} ref={shown}>
        {text}
      </pre>
      <Button small act={copy} label={`${texts.copy} ${name}`}>
        {said}
      </Button>
    </div>
  )
}
