import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../lib/paths.ts";
import { toast } from "../../ui/toast.ts";

/** Leads home in place of a screen that has nothing to show, and says why. */
export const LeadHome = ({ why }: { readonly why: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    toast.warning(why);
    void navigate(pathTo("home"), { replace: true });
  }, [navigate, why]);
  return null;
};
