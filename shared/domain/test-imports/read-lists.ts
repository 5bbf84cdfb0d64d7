import { readItems } from './text-lists.ts'

/** As people, Markdown and Jira write them. */
const bullet = /^\s*(?:[-*•]\s+(?=\S)|#\s+(?=["“'\p{Lu}]))/u

/** The items of a list in a cell that people or their tools wrote, without the bullets where each has one. */
export function listedItems(text: string): string[] {
  const items = readItems(text)
  return items.every((item) => bullet.test(item)) ? items.map((item) => item.replace(bullet, '')) : items
}
