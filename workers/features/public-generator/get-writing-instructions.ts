import { writingInstructionsOf } from '../quality/index.ts'

export const getWritingInstructions = writingInstructionsOf({
  id: 'public.getWritingInstructions',
  route: 'GET /api/public/writing/instructions',
  access: 'public',
  mcp: 'direct',
  next: `# In what order
1. Create a session with the text of the requirements, word for word (\`public_createSession\`).
2. Where there is a page, have it looked at once: \`public_generate\` with the \`sessionId\`, \`pageUrl\`, mode \`extract-requirements\` and stream true makes no case. Read its pages (\`public_getPages\`) until its \`status\` is no longer \`running\`.
3. Write the cases and submit them for the session (\`public_submitCases\`).
4. Mend what is returned, under the same ids, and submit that once more.
5. Read the session (\`public_getSession\`): \`summary\` says what verified cases cover, and \`gaps\` what is left.
6. Ask your user first: what plays cases uses the page as a person would, and may send data. Then rehearse them (\`public_rehearse\`) and read what was found (\`public_getRehearsal\`): mend what could not be performed, and tell of each difference whether the page or the reading is at fault (\`public_answerRehearsal\` with what your user decides).
7. Run the cases for videos and logs (\`public_execute\`, \`public_getExecution\`). For a project, store those of the session (\`quality_submitCases\` with its \`sessionId\`), run them there (\`testRuns_start\`) and file what is a fault of the page (\`defects_create\`).`,
})
