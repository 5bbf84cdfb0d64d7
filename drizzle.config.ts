import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './shared/db/tables/*.ts', out: './migrations/d1' })
