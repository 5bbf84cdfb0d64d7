export { orderPurge, orderPurges, startPurge } from './start-purge.ts'
