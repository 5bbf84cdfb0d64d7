export { readPublicBase } from './public-base.ts'
