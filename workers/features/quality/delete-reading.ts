import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { correctionNotFound } from './errors.ts'
import { correctionOrganization, removeCorrection } from './kept-corrections.ts'

export const deleteReading = defineOperation({
  id: 'quality.deleteReading',
  route: 'DELETE /api/qa/readings/corrections/{correctionId}',
  summary: 'Remove a correction, so that its sentence is read as before',
  access: { role: 'member', organization: correctionOrganization, hidden: correctionNotFound },
  effect: 'destroy',
  input: () => ({ correctionId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [correctionNotFound],
  mcp: 'listed',
  async run(context, input) {
    await removeCorrection(context, input)
    return { deleted: true as const }
  },
})
