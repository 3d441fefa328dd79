import { z } from "zod";

// Zod would try `new Function` to compile parsers; the content security policy forbids that and reports the attempt.
z.config({ jitless: true });
