export { prompts } from './prompts.ts'
export { resources } from './resources.ts'
