export { likeness, printOf } from './print.ts'
export { nearDuplicates, type NearDuplicate } from './near-duplicates.ts'
export { type Shingle, type Sketch, sketchOf, withoutParts } from './sketch.ts'
