/** The families of tasks that a custom prompt may be for. */
export const promptCategories = [
  'test-design',
  'refinement',
  'execution',
  'documentation',
  'story-writing',
  'risk-analysis',
  'testing-knowledge',
  'knowledge',
] as const
export type PromptCategory = (typeof promptCategories)[number]
