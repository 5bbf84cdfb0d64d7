export { listMore, pageOf } from './fields.ts'
