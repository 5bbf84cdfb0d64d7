import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../texts/en/parts.ts'
import { Button } from './button.tsx'
import { Copyable } from './copyable.tsx'

interface ShownOnceProps {
  title: string
  /** Its place among the headings of the page. */
  heading?: 'h3' | 'h4'
  children: ComponentChildren
  /** `[what, text]` */
  values: readonly (readonly [string, string])[]
  close: () => void
}

/** What will not be shown again, each value with a button to copy it, until the person is done with it. */
export function ShownOnce({ title, heading: Heading = 'h4', children, values, close }: ShownOnceProps) {
  const place = useRef<HTMLHeadingElement>(null)
  // Another secret in the same place is news as well.
  const news = values.map(([, text]) => text).join('\n')
  useEffect(() => place.current?.focus(), [news])
  return (
    <div class="secret">
      <Heading tabIndex={-1} ref={place}>
        {title}
      </Heading>
      <p>{children}</p>
      {values.map(([name, text]) => (
        <Copyable key={name} name={name} text={text} />
      ))}
      <Button small act={close}>
        {texts.done}
      </Button>
    </div>
  )
}
