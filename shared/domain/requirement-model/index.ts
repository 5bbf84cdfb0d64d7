export type * from './model.ts'
export type * from './world.ts'
export * from './values.ts'
export * from './evaluate/index.ts'
