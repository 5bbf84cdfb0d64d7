import type { Asked } from '../parts/use-asked.ts'

/** What a dashboard shows: of which website, time and visitors. It is read anew with each `turn`. */
export interface Shown {
  asked: Asked
  turn: number
}
