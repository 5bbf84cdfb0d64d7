export { askerOf, callEngineAsking, defineQuestions, waitingFor } from './ask-model.ts'
export { callEngine } from './call-engine.ts'
export { generationInterrupted } from './errors.ts'
export { byPerson, designLimits } from './limits.ts'
