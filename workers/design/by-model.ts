// What only readings by a model need: the second reader and what designs for it. Loaded by whoever asks for it first, so that nobody
// pays for it at the start of the Worker.
export { byReading } from '../../shared/domain/refinement/by-reading.ts'
export { generateTestsPaused } from '../../shared/domain/test-generation/generate-tests.ts'
export { hearRequest } from '../../shared/domain/test-generation/readings/hear-request.ts'
