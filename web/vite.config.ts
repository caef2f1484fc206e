import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './build/browsers.ts'
import { budget } from './build/budget.ts'
import { checkContent } from './build/check-content.ts'
import { supportedBrowsers } from './build/compat/supported-browsers.ts'
import { compressed } from './build/compressed.ts'
import { endpoints } from './build/endpoints.ts'
import { fonts } from './build/fonts.ts'
import { languagePages } from './build/language-pages.ts'
import { layers } from './build/layers.ts'
import { smallRouter } from './build/small-router.ts'
import { theme } from './build/theme.ts'
import { tiedWords } from './build/tied-words.ts'

const STAFF_GROUPS = /\/(hours|interview-day|mailings|manage|questions|review|staff|timetable)-/

export default defineConfig({
  plugins: [
    react(),
    checkContent(),
    tiedWords(),
    endpoints(),
    smallRouter(),
    fonts(),
    layers(),
    theme(),
    languagePages(),
    budget(),
    supportedBrowsers(),
    compressed(),
  ],
  build: {
    target: BUILD_TARGET,
    // The pages are served under `script-src 'self'; img-src 'self'`: nothing may become a data address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first page's script names what it fetches ahead. Of the staff's screens that is their styles alone, which
      // have to be there before them: every visitor would load the names of the rest.
      resolveDependencies: (file, files) =>
        STAFF_GROUPS.test(file) ? files.filter((one) => one.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs is one file, however many other screens use parts of it: two requests fewer.
            { name: 'landing', tags: ['$initial'], priority: 3 },
            // What most screens share is few files: a small one costs more in heads than it saves in bytes.
            {
              name: 'controls',
              test: /\/src\/ui\/(controls\/(?!drop|row|search|switch|button-choice)|feedback|form|media|save-text|stored|time\/seoul|layout\/(left-out|timeline)|.*\.module\.css$)/,
              priority: 2,
            },
            {
              name: 'staff-controls',
              test: /\/src\/ui\/(controls|keep-focus|keyed-rows|search-state|table\/data|windowed|drafts\/(conflict|save-bar|text|use|versioned))|nfiniteQuery/,
              priority: 1,
            },
            { name: 'device', test: /\/src\/api\/(saver|drafts\/(autosave|device))/ },
            { name: 'days', test: /\/interview\/(grid-days|interview-days|written-time)/ },
            { name: 'grid', test: /\/src\/ui\/grid\/(hours-table|grid-paint|hours\/text)/ },
            { name: 'record', test: /\/fields\/settings-/ },
            // The frame around every staff screen needs most of these.
            {
              name: 'staff-parts',
              test: /\/src\/(features\/staff\/(?!history\/(entries|marked)|links)|staff-links)/,
            },
          ],
        },
        // The first page's script names every other file, and the letters of a hash do not compress: only screens have
        // a name as well.
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
