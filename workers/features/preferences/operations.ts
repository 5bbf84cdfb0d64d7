import type { Operation } from '../../../shared/kernel/operation.ts'
import { createCustomPrompt } from './create-custom-prompt.ts'
import { deleteCustomPrompt } from './delete-custom-prompt.ts'
import { getModelPreferences } from './get-model-preferences.ts'
import { listCustomPrompts } from './list-custom-prompts.ts'
import { updateCustomPrompt } from './update-custom-prompt.ts'
import { updateModelPreferences } from './update-model-preferences.ts'

export const operations: readonly Operation[] = [
  listCustomPrompts,
  createCustomPrompt,
  updateCustomPrompt,
  deleteCustomPrompt,
  getModelPreferences,
  updateModelPreferences,
]
