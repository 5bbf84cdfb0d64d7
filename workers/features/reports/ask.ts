export { askStore as ask } from '../websites/index.ts'
