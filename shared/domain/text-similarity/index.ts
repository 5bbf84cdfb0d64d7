export { type Similar, type TextIndex, textIndex } from './text-index.ts'
export { isIdle, stem, stemsOf } from './words.ts'
