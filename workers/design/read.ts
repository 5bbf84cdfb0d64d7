import type { HeardRequest } from '../../shared/domain/test-generation/readings/hear-request.ts'
import type { AskFor, DesignInput, ReadLimits } from '../../shared/services/designer.ts'
import { hearRequest } from './engine.ts'

/** Reads the texts of a request by the model behind `ask`. The caller holds the deadline: once it has passed, `ask` answers nothing. */
export function read(
  request: DesignInput,
  ask: AskFor,
  { known, ...limits }: ReadLimits,
): Promise<HeardRequest> {
  return hearRequest(request, { ask: (prompt) => ask(prompt), ...limits }, known)
}
