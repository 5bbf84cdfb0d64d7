import { readItems } from './text-lists.ts'

const bullet = /^\s*[-*•]\s+(?=\S)/

/** The items of a list in a cell that people or their tools wrote, without the bullets where each has one. */
export function listedItems(text: string): string[] {
  const items = readItems(text)
  return items.every((item) => bullet.test(item)) ? items.map((item) => item.replace(bullet, '')) : items
}
