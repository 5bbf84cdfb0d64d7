/// <reference types="vite/client" />

declare module '*.md' {
  const blocks: readonly import('./guides/blocks.ts').Block[]
  export default blocks
}
