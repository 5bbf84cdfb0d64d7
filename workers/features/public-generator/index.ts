export { sessionNotFound } from './errors.ts'
export { prompts } from './prompts.ts'
export { resources } from './resources.ts'
export { requireSession } from './store.ts'
