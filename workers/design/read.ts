import type { HeardRequest } from '../../shared/domain/test-generation/readings/hear-request.ts'
import type { AskFor, DesignInput, ReadLimits } from '../../shared/services/designer.ts'

/** Reads the texts of a request by the model behind `ask`. The caller holds the deadline: once it has passed, `ask` answers nothing. */
export async function read(
  request: DesignInput,
  ask: AskFor,
  { timeoutMs, known }: ReadLimits,
): Promise<HeardRequest> {
  // Only readings by a model need it: nobody pays for it at the start of the Worker.
  const { hearRequest } = await import('../../shared/domain/test-generation/readings/hear-request.ts')
  return hearRequest(request, { ask: (prompt) => ask(prompt), timeoutMs }, known)
}
