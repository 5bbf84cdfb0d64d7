import { WorkerEntrypoint } from 'cloudflare:workers'
import type { RefinementSession } from '../../shared/domain/refinement/index.ts'
import type { DesignInput, Designed, Designer, Refined, Tell } from '../../shared/services/designer.ts'
import { design } from './design.ts'
import { refineCases } from './refine-cases.ts'

/** The engine: requirements in, test cases out. Called over a service binding; holds no binding and opens no connection itself. */
export class Design extends WorkerEntrypoint implements Designer {
  design(request: DesignInput, tell?: Tell): Promise<Designed> {
    return design(request, tell)
  }

  refine(message: string, session: RefinementSession): Promise<Refined> {
    return refineCases(message, session)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
