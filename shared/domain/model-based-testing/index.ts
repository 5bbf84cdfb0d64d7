export { designCases, type Design } from './cases/design-cases.ts'
export type { Gap } from './gaps/gap.ts'
export type { Item } from './items/item.ts'
