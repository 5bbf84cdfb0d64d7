export { readCode, type ReadCode } from './read-code.ts'
