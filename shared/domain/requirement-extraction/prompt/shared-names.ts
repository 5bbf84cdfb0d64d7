import type { RequirementModel } from '../../requirement-model/index.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'

const most = 80

/** What a document calls its fields and buttons, as far as it can be told without understanding it: fields of tables, and what the other reader found. */
export function sharedNames(
  { subjects, controls }: RequirementModel,
  sentences: readonly Sentence[],
): string[] {
  const names = new Map<string, string>()
  const add = (name: string) => {
    const plain = name.trim()
    if (plain !== '' && plain.length <= 60 && names.size < most && !names.has(plain.toLowerCase()))
      names.set(plain.toLowerCase(), plain)
  }
  for (const { name } of controls) add(name)
  for (const { name } of subjects) add(name)
  for (const { is, cells } of sentences)
    if (is === 'header') for (const { text } of cells ?? []) if (!/\d/.test(text)) add(text)
  return [...names.values()]
}
