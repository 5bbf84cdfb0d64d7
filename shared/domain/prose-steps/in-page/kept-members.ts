import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })

/** Remembers what each list and table holds, before the actions of a step. */
export function noteMembers(page: InPage): void {
  page.listsBefore = page
    .collections()
    .filter(({ sort, members }) => ['rows', 'items', 'parts'].includes(sort) && members.length > 0)
    .map(({ holder, members }) => ({
      holder,
      texts: members.map((member) => page.tidy(page.textOf(member))),
    }))
}

/** Whether all that stood in a list with one that is named is still there. */
export function checkKept(page: InPage, { collection: { members: [name = ''] = [] } = {} }: Check): Verdict {
  const before = page.listsBefore
  if (!before) return unsure('Only a step that acts can tell what was there before.')
  const isNamed = (text: string): boolean => {
    const level = page.matchLevel(text, name, false)
    return (level >= 0 && level <= 2) || page.holdsWords(page.wordsOf(text), page.wordsOf(name))
  }
  const lists = before.filter(({ texts }) => texts.filter(isNamed).length === 1)
  // What holds a list holds its members, too: the inner one is meant.
  const inner = lists.filter(
    (one) =>
      !lists.some(
        (other) => other !== one && page.contains(one.holder, other.holder) && other.texts.length > 1,
      ),
  )
  const [list] = inner
  if (!list || inner.length > 1 || list.texts.length < 2)
    return unsure(`Nobody can tell what stood beside “${name}”. Name what must still be there.`)
  const now = page.collections().find(({ holder }) => holder === list.holder)
  const left = (now?.members ?? []).map((member) => page.tidy(page.textOf(member)))
  const gone = list.texts.filter((text) => {
    if (isNamed(text)) return false
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  for (const member of now?.members ?? []) page.seen(member)
  if (!now || (gone.length > 0 && left.some((text) => !isNamed(text))))
    return unsure('What stands there was made anew. Name what must still be there.')
  return {
    passed: gone.length === 0,
    actual: gone.length === 0 ? 'all others are there' : `gone: ${gone.join(' | ')}`,
  }
}
