import { Failed } from '../../../parts/states.tsx'
import { isGone } from '../../../client/refusal.ts'
import { NotThere } from '../../../parts/not-there.tsx'

interface UnreadProps {
  error: unknown
  again: () => unknown
  /** What the page is called, what is said where the record is not there, and where all of its kind are. */
  title: string
  gone: string
  goneHint: string
  href: string
  toAll: string
}

/** Why a record is not shown: it is not there (any more), or it could not be read. */
export function Unread({ error, again, title, gone, goneHint, href, toAll }: UnreadProps) {
  if (!isGone(error))
    return (
      <>
        <h1>{title}</h1>
        <Failed error={error} retry={again} />
      </>
    )
  return <NotThere title={gone} hint={goneHint} href={href} toAll={toAll} />
}
