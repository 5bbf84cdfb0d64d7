import { piecesOf } from '../../restating/content.ts'

/** Whether every word and figure of a text that says something stands in another one. */
export function saysNoMore(text: string, than: string): boolean {
  const known = new Set(piecesOf(than).map(({ base }) => base))
  return piecesOf(text).every(({ base }) => known.has(base))
}
