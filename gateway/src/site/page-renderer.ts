import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Language = 'ko' | 'en'

/** Renders the landing page as HTML from the settings record that the page embeds. */
export type RenderLanding = (language: Language, record: unknown) => string

/** The folder of the web build for the gateway; it is not served. */
export const SERVER_FOLDER = '/server/'

/** The build's renderer; null where the build has none. */
export async function loadRenderer(dist: string): Promise<RenderLanding | null> {
  const file = join(dist, SERVER_FOLDER, 'landing.mjs')
  if (!existsSync(file)) return null
  const module = (await import(pathToFileURL(file).href)) as { renderLanding: RenderLanding }
  return module.renderLanding
}
