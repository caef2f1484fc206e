import './ui/styles/global.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

// A failed call is told to the person, who decides to try again; repeating by itself would only delay that.
const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnReconnect: true } } })
const router = createHashRouter(routes)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
