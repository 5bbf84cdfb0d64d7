export { codeLanguages, readCode, type CodeLanguage, type ReadCode } from './read-code.ts'
