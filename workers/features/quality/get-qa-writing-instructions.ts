import { writingInstructionsOf } from './writing-instructions.ts'

export const getQaWritingInstructions = writingInstructionsOf({
  id: 'quality.getWritingInstructions',
  route: 'GET /api/qa/writing/instructions',
  access: 'user',
  mcp: 'listed',
  next: `# In what order
1. Read the stories of the project, or take the text of the requirements word for word.
2. Write the cases and submit them with \`projectId\` and the text, or with \`storyIds\` (\`quality_submitCases\`). What a page offers goes along as \`pages\`.
3. Mend what is returned, under the same ids, and submit that once more with the same text.
4. Run the stored cases (\`testRuns_start\`).`,
})
