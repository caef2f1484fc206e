import express, { type RequestHandler } from 'express'
import { AppError } from './errors.ts'

const DEPTH_LIMIT = 8
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body of at most `limit` bytes: UTF-8 only, at most eight levels deep, nothing but an object or array. */
export const jsonBody = (limit: number): RequestHandler =>
  express.json({
    limit,
    strict: true,
    inflate: false,
    verify: (_req, _res, bytes) => {
      readText(bytes)
    },
  })

/** The text of a body; throws if it is not UTF-8 or nested too deeply. */
export function readText(bytes: Uint8Array): string {
  const text = utf8.decode(bytes)
  if (depthOf(text) > DEPTH_LIMIT) throw new AppError('tooDeep')
  return text
}

/** The nesting of brackets outside of strings; cheaper than parsing. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (inString) {
      if (char === 0x5c) at++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (char === 0x7d || char === 0x5d) depth--
  }
  return deepest
}
