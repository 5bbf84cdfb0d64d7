import { writingInstructionsOf } from '../quality/index.ts'

export const getWritingInstructions = writingInstructionsOf({
  id: 'public.getWritingInstructions',
  route: 'GET /api/public/writing/instructions',
  access: 'public',
  mcp: 'direct',
  next: `# In what order
1. Create a session with the text of the requirements, word for word (\`public_createSession\`).
2. Where there is a page, have it looked at once: \`public_generate\` with the \`sessionId\`, the same requirements, \`pageUrl\`, mode \`extract-requirements\` and stream true makes no case. When the session is ready, read its pages (\`public_getPages\`).
3. Write the cases and submit them for the session (\`public_submitCases\`).
4. Mend what is returned, under the same ids, and submit that once more.
5. Read the session (\`public_getSession\`): \`summary\` says what verified cases cover, and \`gaps\` what is left.
6. Run the cases (\`public_execute\`).`,
})
