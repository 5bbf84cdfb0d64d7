import { texts } from '../../texts/en/step-difference.ts'

const tags = { changed: 'tag warn', added: 'tag good', removed: 'tag bad' } as const

interface ChangeTagProps {
  /** Undefined for what was added. */
  before: object | undefined
  /** Undefined for what was removed. */
  after: object | undefined
  words?: Record<keyof typeof tags, string>
}

/** Whether a case or a step was added, changed or removed. */
export function ChangeTag({ before, after, words = texts }: ChangeTagProps) {
  const is = before ? (after ? 'changed' : 'removed') : 'added'
  return <span class={tags[is]}>{words[is]}</span>
}
