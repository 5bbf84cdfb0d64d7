export { orderPurge, startPurge } from './start-purge.ts'
