/** A lending library in OpenAPI 3.0 as YAML: references, nesting, lists, forms, formats, credentials, statuses that nobody can provoke. */
export const libraryApi = `openapi: 3.0.3
info:
  title: Library
  version: "2.0"
security:
  - token: []
paths:
  /books:
    post:
      summary: Add a book
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/NewBook' } } }
      responses:
        "201":
          description: The book was added
          content: { application/json: { schema: { $ref: '#/components/schemas/Added' } } }
        "400": { description: The book is not valid }
        "401": { description: No or wrong credentials }
        "403": { description: The caller may not add books }
        "415": { description: Not JSON }
        "429": { description: Too many requests }
  /books/{bookId}/loans:
    parameters:
      - { name: bookId, in: path, required: true, schema: { type: string, format: uuid } }
    get:
      summary: List the loans of a book
      security: []
      parameters:
        - { name: since, in: query, schema: { type: string, format: date } }
        - { name: open, in: query, schema: { type: boolean } }
        - { name: X-Tenant, in: header, required: true, schema: { type: string, minLength: 3, maxLength: 10 } }
        - { name: page, in: query, schema: { type: integer, minimum: 0, exclusiveMaximum: true, maximum: 50 } }
      responses:
        "200": { description: The loans }
        "404": { description: No such book }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
  schemas:
    NewBook:
      allOf:
        - $ref: '#/components/schemas/Titled'
        - type: object
          required: [isbn, publisher, tags, access]
          properties:
            isbn: { type: string, pattern: '^(97[89])-\\d{9}[\\dX]$' }
            weight: { type: number, minimum: 0, exclusiveMinimum: true, maximum: 20.5 }
            pages: { type: integer, minimum: 10, maximum: 2000, multipleOf: 2 }
            subtitle: { type: string, nullable: true, maxLength: 40 }
            publisher:
              type: object
              required: [city]
              additionalProperties: false
              properties:
                city: { type: string, minLength: 2 }
                contact: { type: string, format: email }
            tags:
              type: array
              minItems: 1
              maxItems: 3
              uniqueItems: true
              items: { type: string, enum: [novel, poetry, essay, drama] }
            access:
              oneOf:
                - { title: Shelf, type: object, required: [shelf], properties: { shelf: { type: integer, minimum: 1 } }, additionalProperties: false }
                - { title: Online, type: object, required: [url], properties: { url: { type: string, format: uri } }, additionalProperties: false }
            sequel:
              $ref: '#/components/schemas/NewBook'
    Added:
      type: object
      required: [id, title]
      properties: { id: { type: string, format: uuid }, title: { type: string } }
    Titled:
      type: object
      required: [title]
      properties:
        title: { type: string, minLength: 1, maxLength: 80 }
`
