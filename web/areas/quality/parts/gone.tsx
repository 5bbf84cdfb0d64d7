import { Refusal } from '../../../client/refusal.ts'
import { Empty, Failed } from '../../../parts/states.tsx'

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
  return (
    <>
      <h1>{gone}</h1>
      <Empty>
        <p>{goneHint}</p>
        <p class="actions">
          <a class="button primary" href={href}>
            {toAll}
          </a>
        </p>
      </Empty>
    </>
  )
}

/** Not there, or no id at all: for whoever looks it is the same. */
const isGone = (error: unknown) => error instanceof Refusal && (error.status === 404 || error.status === 400)
