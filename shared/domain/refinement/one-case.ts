import type { TestCase } from '../test-cases/schema.ts'
import { namedIds, wordsBesideIds } from './match-cases.ts'
import { listed } from './listed.ts'

/** The case of an id, or of a part of a title that no other has; else what is wrong with the name. */
export function oneCase(name: string, cases: TestCase[]): TestCase | string {
  const part = /^["“](.+)["”]$/.exec(name)?.[1]?.toLowerCase()
  const ids = namedIds(name, cases)
  const isId = ids.length === 1 && wordsBesideIds(name, cases).length === 0
  const matches = cases.filter((one) =>
    part === undefined ? isId && one.id === ids[0] : one.title.toLowerCase().includes(part),
  )
  const [meant, another] = matches
  if (another)
    return `${name} stands in ${listed(matches.map((one) => one.id))}. Say which by its id or whole title.`
  return meant ?? `There is no test case ${part === undefined ? `“${name}”` : name}.`
}
