// One Worker that has everything, because the pool runs a single one: handlers of `api` and `jobs`, all objects, the Workflow and the entrypoints.
import jobs from '../../workers/jobs/index.ts'
import api from '../../workers/api/index.ts'

export * from '../../workers/api/index.ts'
// The same classes with calls between them that a test can slow down.
export { EventGateway, Execution } from './delayed-objects.ts'
export { Collect } from '../../workers/collect/index.ts'
export { Extract } from '../../workers/extract/index.ts'
export { Design } from '../../workers/design/index.ts'
export { Ocr } from '../../workers/ocr/index.ts'
export { HostedRun } from '../../workers/jobs/index.ts'

export default { ...jobs, ...api }
