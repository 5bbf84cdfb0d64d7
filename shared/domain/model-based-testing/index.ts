export { designCases, type Design, type Gap } from './cases/design-cases.ts'
export type { Item, Technique } from './items/item.ts'
