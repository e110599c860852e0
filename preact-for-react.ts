/**
 * The code is written for React and its types, and what runs it is Preact, which is a fifth of React's size: docs/decisions/0032-preact.md.
 * Without this list the same code runs on React again.
 */
export const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
  // What wouter takes from there for older Reacts, Preact has itself.
  'use-sync-external-store/shim/index.js': 'preact/compat',
};
