import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/settings.ts'
import { Copyable } from '../../../parts/copyable.tsx'

interface ShownOnceProps {
  title: string
  children: ComponentChildren
  /** `[what, text]` */
  values: readonly (readonly [string, string])[]
  close: () => void
}

/** What will not be shown again, each value with a button to copy it, until the person is done with it. */
export function ShownOnce({ title, children, values, close }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Another secret in the same place is news as well.
  const news = values.map(([, text]) => text).join('\n')
  useEffect(() => heading.current?.focus(), [news])
  return (
    <div class="secret">
      <h4 tabIndex={-1} ref={heading}>
        {title}
      </h4>
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
