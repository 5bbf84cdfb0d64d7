/// <reference types="vite/client" />

declare module '*.md' {
  import type { Block } from './guides/blocks.ts'
  const blocks: readonly Block[]
  export default blocks
}
