#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

loadTool(import.meta.url, '../src/authorisation-page.ts').writeAuthorisationPage();
