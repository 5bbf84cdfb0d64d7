import { designTests } from '../../shared/domain/test-design/index.ts'
import { longDocument } from './long-document.ts'

// Runs in a process of its own whose heap is limited, so that ending well proves the memory.
const { requirements } = designTests({ requirements: longDocument(10), mode: 'generate', maxTestCases: 200 })
process.stdout.write(String(requirements.length))
