import { writingInstructionsOf } from './writing-instructions.ts'

export const getQaWritingInstructions = writingInstructionsOf({
  id: 'quality.getWritingInstructions',
  route: 'GET /api/qa/writing/instructions',
  access: 'user',
  mcp: 'listed',
  next: `# In what order
1. Read the stories of the project, or take the text of the requirements word for word.
2. Write the cases and submit them with \`projectId\` and the text, or with \`storyIds\` (\`quality_submitCases\`). What a page offers goes along as \`pages\`; with the \`sessionId\` of a session of the generator, its page, its text and its cases are taken.
3. Mend what is returned, under the same ids, and submit that once more with the same text.
4. Ask your user first: a run uses the page as a person would, and may send data. Then run the stored cases (\`testRuns_start\` with the \`id\` of each accepted one), ask for the status until it is over (\`testRuns_getStatus\`) and read what failed (\`testRuns_getResults\` with detail \`failures\`).
5. File what your user takes for a fault of the page (\`defects_create\` with \`executionId\` and \`testCaseId\`): it has the evidence of the run.`,
})
